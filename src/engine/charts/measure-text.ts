import { isYearColumn } from '../formats/cell-values.ts'
import { columnText } from '../formats/column-text.ts'
import type { FieldLook } from '../formats/field-look.contract.ts'
import { fieldText } from '../formats/field-text.ts'
import { type NumberText, numberText } from '../formats/number-text.ts'
import type { ChartData, ChartSpec } from './chart.contract.ts'

const asItIs: NumberText = { short: String, axis: String, full: String }

/** How the numbers of a measure read on axes, labels and hover: as the chart says, else the definition, else the values. */
export function measureText(
  format: ChartSpec['format'],
  data: Pick<ChartData, 'rows' | 'fields'>,
  measure: string | undefined,
  locale: string,
): NumberText {
  if (format) return numberText(format, locale)
  if (measure === undefined) return numberText(undefined, locale)
  const look = data.fields?.[measure]
  const values = data.rows.map((row) => row[measure])
  if (!look?.format && isYearColumn(measure, values)) return asItIs
  const short = look?.format ? definedText(look.format, locale) : numberText(undefined, locale)
  // On hover as in the table: as many decimals as the column has.
  return { ...short, full: fieldText(measure, { ...look, type: look?.type ?? 'real' }, values, locale) }
}

function definedText(format: NonNullable<FieldLook['format']>, locale: string): NumberText {
  const decimals = format.decimals === undefined ? {} : { decimals: format.decimals }
  switch (format.kind) {
    case 'year':
    case 'id':
      return asItIs
    case 'currency':
      return numberText(
        { ...(format.unit?.length === 3 ? { style: 'currency', currency: format.unit } : {}), ...decimals },
        locale,
      )
    case 'percent': {
      const text = numberText({ style: 'percent', ...decimals }, locale)
      const part = format.scale === 100 ? 0.01 : 1
      return {
        short: (value) => text.short(value * part),
        axis: (value) => text.axis(value * part),
        full: (value) => text.full(Number(value) * part),
      }
    }
    case 'duration': {
      const said = columnText(format, [], locale) ?? String
      return { short: said, axis: said, full: said }
    }
    case 'number':
    case 'date':
      return numberText(decimals, locale)
  }
}
