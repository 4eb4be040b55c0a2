/** One attribute of one thing, as what people said is kept apart from what is suggested. */
export const saidKey = ({
  dataset,
  field,
  attribute,
}: {
  dataset: string
  field: string | null
  attribute: string
}): string => JSON.stringify([dataset, field, attribute])
