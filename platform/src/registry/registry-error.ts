/** Something that whoever publishes or runs a site can mend; its message is one line for them. */
export class RegistryError extends Error {}
