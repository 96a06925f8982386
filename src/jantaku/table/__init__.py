"""The table: what is played with hands. So far the Kunto drill, which one player plays against the clock."""
