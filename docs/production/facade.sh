#!/bin/sh
# /usr/local/bin/facade COMMAND …: runs each command as the user who owns its files, with that user's settings and nothing of the
# caller's environment. Run it as root, by sudo. File names are absolute.
set -eu
case "${1:-help} ${2:-}" in
	"backup "* | "restore "*)
		# As either user it would cover only half of the site, without the database.
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
