import { OfferedField, type OfferedProps } from './offered-field.tsx'

const offers = () => {
  const names = new Intl.DisplayNames('en', { type: 'currency' })
  return Intl.supportedValuesOf('currency').map((value) => ({ value, label: names.of(value) }))
}

/** A currency by its code. */
export const CurrencyField = ({ onChange, ...rest }: OfferedProps) => (
  <OfferedField {...rest} offers={offers()} onChange={(code) => onChange(code.toUpperCase())} />
)
