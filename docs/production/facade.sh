#!/bin/sh
# /usr/local/bin/facade COMMAND …: the commands of this site, each as the user whose files it works on, with the settings of that
# user and nothing of the caller's. Run as root, by sudo. Names of files are absolute.
set -eu
case "${1:-help} ${2:-}" in
	"backup "* | "restore "*)
		# As either user it would be that of half a site, without the database.
		echo "facade $1 is not for this machine: use facade-$1, which has the whole site. See docs/production.md, \"Backup and restore\"." >&2
		exit 1
		;;
	"agency "* | "consent "* | "content "* | "import "* | "inbox "* | "mail "* | "newsletter "* | "outbox "* | "owner "* | "privacy "* | "slots "* | "testimonial "* | "staff add" | "staff list" | "staff remove")
		user=facade settings=/etc/facade/api.env
		;;
	*) user=facade-publish settings=/etc/facade/publish.env ;;
esac
actor="${FACADE_ACTOR:-${SUDO_USER:-$(id -un)}}"
cd "${FACADE_VERSION:-/opt/facade/current}"
exec runuser -u "$user" -- env -i PATH="$PATH" LANG=C.UTF-8 HOME="/var/lib/$user" FACADE_ACTOR="$actor" \
	node --env-file="$settings" cli/run.mjs facade "$@"
