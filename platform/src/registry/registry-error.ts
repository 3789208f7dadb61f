/** Something that whoever publishes or runs a site can mend; its message is one line for them. */
export class RegistryError extends Error {}

/** The store does not answer; what was read of it before stays good. */
export class StoreAway extends RegistryError {}
