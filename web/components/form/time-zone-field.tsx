import { OfferedField, type OfferedProps } from './offered-field.tsx'

const zones = Intl.supportedValuesOf('timeZone').map((value) => ({ value }))

/** A time zone by its name. */
export const TimeZoneField = (props: OfferedProps) => <OfferedField {...props} offers={zones} />
