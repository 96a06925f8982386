## jantaku serve

serve-about = Play in the browser: start the server with its tables, rules, scores and replays.
serve-option-port = The port to listen at; 0 takes any that is free.
serve-option-host = The address to listen at; 0.0.0.0 lets others in your network in.
serve-option-db = Where matches are kept: sqlite:///FILE or postgresql://USER@HOST/NAME; without it jantaku.db among the user's data.
serve-option-pages = A folder with the built pages, instead of those that come with the program.
serve-option-book = A folder with the rule book as a site, instead of that which make site builds.
serve-option-origin = Another origin whose pages may speak to this server; may be repeated.
serve-option-open = Open the first page in the browser.
serve-address = Jantaku is at { $address } (Ctrl+C ends it).
serve-lacks = the server needs packages that are not installed: { $packages }. Install them with: pip install "jantaku[server]".
serve-no-port = it is not possible to listen at { $host }, port { $port }: another program may have it. Choose another one: --port 8137.
serve-no-database = the database { $db } cannot be opened: { $why }. What would do: --db sqlite:///club.db.
serve-no-pages-there = there are no built pages (index.html) in { $folder }.
