/**
 * Stands for the SDK's own checker of JSON Schema, a library of 270 KB: it would check forms that people are asked to fill in, and
 * no tool here asks for any. What tools take is checked by Zod. The build puts this in its place.
 */
export class DefaultJsonSchemaValidator {
  getValidator(): never {
    throw new Error('no tool asks people to fill in a form')
  }
}
