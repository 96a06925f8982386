"""The rule book in pictures and pages: tiles as SVG, and the site that `make site` builds. No part of the wheel."""
