#!/bin/sh
# /usr/local/sbin/facade-backup FOLDER: all that cannot be made again, as one dated folder. Run as root, by cron.
# Nothing has to be stopped.
set -eu
umask 077
target="$1/$(date +%Y-%m-%d-%H%M)"
mkdir -p "$target"
runuser -u postgres -- pg_dump --format=custom facade >"$target/database.dump"
cd /var/lib/facade
# The registry first: what it names is uploaded before, never after.
tar -cf "$target/site.tar" --exclude=site/cache --exclude=site/releases site
tar -rf "$target/site.tar" site/releases
tar -cf "$target/api.tar" --exclude=api/pictures-cache content api
tar -cf "$target/etc.tar" -C / etc/facade
