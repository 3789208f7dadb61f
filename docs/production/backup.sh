#!/bin/sh
# /usr/local/sbin/facade-backup FOLDER [KEEP]: all that cannot be made again, as one dated folder, read back whole before it gets its
# name; the newest KEEP (14) stay. Run as root, by cron. Nothing has to be stopped.
set -eu
umask 077
folder=$1 keep=${2:-14}
state=${FACADE_STATE:-/var/lib/facade} settings=${FACADE_SETTINGS:-/etc/facade} database=${FACADE_DATABASE:-facade}
name=$(date +%Y-%m-%d-%H%M)
mkdir -p "$folder"
# The users of the two steps below must reach nothing but the streams they are given.
part=$(mktemp -d "$folder/.part-XXXXXX")
check="${database}_backup_check"
as_postgres() { runuser -u postgres -- "$@"; }
clean() {
	rm -rf "$part"
	as_postgres dropdb --if-exists "$check" 2>/dev/null || true
}
trap clean EXIT

# A file that changes while it is read (1) is as good as one that was read before or after.
pack() { tar --warning=no-file-changed --warning=no-file-removed "$@" || [ $? -eq 1 ]; }

as_postgres pg_dump --format=custom "$database" >"$part/database.dump"
# The registry first: what it names is uploaded before, never after.
pack -C "$state" -cf "$part/site.tar" --exclude=site/cache --exclude=site/releases site
if [ -d "$state/site/releases" ]; then pack -C "$state" -rf "$part/site.tar" site/releases; fi
pack -C "$state" -cf "$part/api.tar" --exclude=api/pictures-cache content api
pack -C "$(dirname "$settings")" -cf "$part/settings.tar" "$(basename "$settings")"

# A backup that cannot be read back is none.
as_postgres dropdb --if-exists "$check" 2>/dev/null
as_postgres createdb --encoding UTF8 --template template0 "$check"
as_postgres pg_restore --exit-on-error --no-owner --dbname "$check" <"$part/database.dump"
for archive in site api settings; do tar -tf "$part/$archive.tar" >/dev/null; done
(cd "$part" && sha256sum database.dump site.tar api.tar settings.tar >SHA256SUMS)
# Not into a folder of that name: two within a minute are one too many.
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
