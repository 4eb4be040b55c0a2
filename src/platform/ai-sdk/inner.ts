/** Of the packages that the SDK stands on: built, this brings them alone, and the SDK itself comes in a turn of its own. */
export { gateway } from 'ai'
