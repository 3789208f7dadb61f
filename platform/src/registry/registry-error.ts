/** An error that a publisher or operator can fix; its message is one line for them. */
export class RegistryError extends Error {}

/** The store does not answer; what was read before stays valid. */
export class StoreAway extends RegistryError {}
