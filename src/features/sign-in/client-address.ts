/** Carries the address of the caller, which only our own code knows, to better-auth. */
export const clientAddressHeader = 'x-tallyroom-client'
