#!/bin/sh
# /usr/local/sbin/facade-backup FOLDER [KEEP]: saves everything that cannot be regenerated in one dated folder. The folder gets its
# name only after a complete read-back; the newest KEEP (14) are kept. Run it as root, by cron. The site keeps running.
set -eu
umask 077
folder=$1 keep=${2:-14}
state=${FACADE_STATE:-/var/lib/facade} settings=${FACADE_SETTINGS:-/etc/facade} database=${FACADE_DATABASE:-facade}
name=$(date +%Y-%m-%d-%H%M)
mkdir -p "$folder"
# The users of the two steps below may access only the streams they are given.
part=$(mktemp -d "$folder/.part-XXXXXX")
check="${database}_backup_check"
as_postgres() { runuser -u postgres -- "$@"; }
clean() {
	rm -rf "$part"
	as_postgres dropdb --if-exists "$check" 2>/dev/null || true
}
trap clean EXIT

# tar's status 1 (a file changed while it was read) is acceptable: such a file is no worse than one read just before or after.
pack() { tar --warning=no-file-changed --warning=no-file-removed "$@" || [ $? -eq 1 ]; }

as_postgres pg_dump --format=custom "$database" >"$part/database.dump"
# The registry first: the releases that it names were uploaded before it, never after.
pack -C "$state" -cf "$part/site.tar" --exclude=site/cache --exclude=site/releases site
if [ -d "$state/site/releases" ]; then pack -C "$state" -rf "$part/site.tar" site/releases; fi
pack -C "$state" -cf "$part/api.tar" --exclude=api/pictures-cache content api
pack -C "$(dirname "$settings")" -cf "$part/settings.tar" "$(basename "$settings")"

# A backup counts only if it can be read back.
as_postgres dropdb --if-exists "$check" 2>/dev/null
as_postgres createdb --encoding UTF8 --template template0 "$check"
as_postgres pg_restore --exit-on-error --no-owner --dbname "$check" <"$part/database.dump"
for archive in site api settings; do tar -tf "$part/$archive.tar" >/dev/null; done
(cd "$part" && sha256sum database.dump site.tar api.tar settings.tar >SHA256SUMS)
# Fails if the folder exists: a second backup within the same minute must not be moved into it.
mv -T "$part" "$folder/$name"

find "$folder" -mindepth 1 -maxdepth 1 -name '????-??-??-????' | sort | head -n "-$keep" | while read -r old; do rm -rf "$old"; done
# For the alert FacadeBackupOld.
metrics=${FACADE_NODE_METRICS:-/var/lib/prometheus/node-exporter}
if [ -d "$metrics" ]; then
	echo "facade_backup_timestamp_seconds $(date +%s)" >"$metrics/.facade-backup"
	chmod 644 "$metrics/.facade-backup"
	mv "$metrics/.facade-backup" "$metrics/facade-backup.prom"
fi
echo "backup complete: $folder/$name"
