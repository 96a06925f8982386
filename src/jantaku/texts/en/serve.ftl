## jantaku serve

serve-about = Play in the browser: start the server with tables, rules, scoring and replays.
serve-option-port = Port to listen on (0: any free port).
serve-option-host = Address to listen on (0.0.0.0: open to your network).
serve-option-db = Where to store matches: sqlite:///FILE or postgresql://USER@HOST/NAME (default: jantaku.db in your user data folder).
serve-option-pages = Folder of built pages to serve instead of the bundled ones.
serve-option-book = Folder of the rule-book site to serve instead of the one that make site builds.
serve-option-origin = Another origin whose pages may use this server (repeatable).
serve-option-proxy = Address of a reverse proxy to be believed about who asks (repeatable).
serve-option-log = How it is logged: text, or json for programs that collect logs.
serve-no-such-log = there is no log { $log }; known are text and json.
serve-option-open = Open the browser.
serve-address = Jantaku is running at { $address } (stop with Ctrl+C).
serve-lacks = the server needs packages that are not installed: { $packages }. Install them with: pip install "jantaku[server]".
serve-no-port = cannot listen on { $host }, port { $port }: another program may be using it. Try another port: --port 8137.
serve-no-database = cannot open the database { $db }: { $why }. Try --db sqlite:///club.db.
serve-newer-database = the database was used by a newer version of Jantaku (its form is { $form }, this version knows forms up to { $known }). Update Jantaku, or choose another database with --db.
serve-no-pages-there = no built pages (index.html) in { $folder }.
serve-uvicorn = uvicorn { $version } does not have what the server relies on: { $names }. Install the version it was checked with: pip install "uvicorn=={ $known }".
