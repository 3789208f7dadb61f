#!/bin/sh
# /usr/local/sbin/facade-restore FOLDER: replaces the present state by the backup that facade-backup wrote into that dated folder.
# Run it as root, while no shell and no api runs. The previous state stays beside it under a name with the date until you delete it.
set -eu
umask 077
folder=$(realpath "$1")
state=${FACADE_STATE:-/var/lib/facade} settings=${FACADE_SETTINGS:-/etc/facade} database=${FACADE_DATABASE:-facade}
owner=${FACADE_DATABASE_OWNER:-facade}
before=before-$(date +%Y-%m-%d-%H%M%S)
as_postgres() { runuser -u postgres -- "$@"; }

(cd "$folder" && sha256sum --quiet --check SHA256SUMS)
# Into a separate database: an unreadable dump must not damage the present one.
as_postgres dropdb --if-exists "${database}_restored" 2>/dev/null
as_postgres createdb --owner "$owner" --encoding UTF8 --template template0 "${database}_restored"
as_postgres pg_restore --exit-on-error --no-owner --role "$owner" --dbname "${database}_restored" <"$folder/database.dump"
rename() { as_postgres psql --quiet --set ON_ERROR_STOP=1 --dbname postgres --command "alter database \"$1\" rename to \"$2\""; }
if as_postgres psql --list --quiet --tuples-only --no-align | grep -q "^$database|"; then rename "$database" "$database-$before"; fi
rename "${database}_restored" "$database"
install -d "$state"
for part in site api content; do
	if [ -e "$state/$part" ]; then mv "$state/$part" "$state/$part-$before"; fi
done
if [ -e "$settings" ]; then mv "$settings" "$settings-$before"; fi
tar -C "$state" -xpf "$folder/site.tar"
tar -C "$state" -xpf "$folder/api.tar"
tar -C "$(dirname "$settings")" -xpf "$folder/settings.tar"
# The shells' cache is deleted: it remembers the newest registry that they saw, and they refuse an older one.
install -d -o "$(stat -c %U "$state/api")" -g "$(stat -c %G "$state/api")" "$state/site/cache"
echo "restored: $folder"
