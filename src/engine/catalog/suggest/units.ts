import type { Format } from '../../question/catalog.ts'

/** What a unit makes of a number. */
export type Quantity = { format: Format; kind: 'amount' | 'level' | 'duration' }

const units = new Map<string, { unit: string; kind: Quantity['kind'] }>()
const add = (kind: Quantity['kind'], spellings: string) => {
  for (const group of spellings.split(' ')) {
    const [unit = '', ...others] = group.split('=')
    for (const spelling of [unit, ...others.join('=').split(',')])
      if (spelling) units.set(spelling.replaceAll('_', ' '), { unit: unit.replaceAll('_', ' '), kind })
  }
}
// Amounts are added up; levels (temperatures, speeds, pressures, densities) are not.
add('amount', 'kg=kgs,kilogram,kilograms g=gram,grams mg t=tons,ton,tonne,tonnes lb=lbs,pound,pounds oz=ounce,ounces')
add(
  'amount',
  'km=kms,kilometer,kilometers,kilometre,kilometres m=meter,meters,metre,metres cm mm mi=mile,miles ft=feet,foot in=inch,inches yd=yard,yards nm',
)
add(
  'amount',
  'l=liter,liters,litre,litres ml gal=gallon,gallons m²=m2,sqm,sq_m km²=km2,sq_km ha=hectare,hectares acres=acre sq_ft=sqft,ft²,ft2 sq_mi=mi²,mi2 m³=m3',
)
add('amount', 'kWh=kwh MWh=mwh GWh=gwh Wh=wh kcal=calories,cal kJ=kj MJ=mj bytes=byte KB=kb MB=mb GB=gb TB=tb')
add(
  'level',
  '°C=°c,c,celsius,degc °F=°f,f,fahrenheit,degf K=kelvin km/h=kmh,kph,km/h mph=miles/h m/s=m/sec knots=kn,kt,kts hPa=hpa kPa=kpa bar psi mmHg=mmhg',
)
add(
  'level',
  'W=watt,watts kW=kw MW=mw GW=gw V=volt,volts A=amp,amps Hz=hz kHz=khz MHz=mhz GHz=ghz dB=db ppm ppb rpm bpm px=pixels µg/m³=ug/m3,µg/m3 mg/l g/l µg/l=ug/l mpg °=deg,degrees',
)
add(
  'duration',
  'milliseconds=ms,millis,millisecond seconds=s,sec,secs,second minutes=min,mins,minute hours=h,hr,hrs,hour',
)
add('amount', 'days=day,d weeks=week,wk months=month years=yr,yrs')

const signs: Record<string, string> = {
  $: 'USD',
  us$: 'USD',
  '€': 'EUR',
  '£': 'GBP',
  '¥': 'JPY',
  '₹': 'INR',
  '₽': 'RUB',
  '₩': 'KRW',
  '₺': 'TRY',
  '₴': 'UAH',
  '₫': 'VND',
  '₪': 'ILS',
  '฿': 'THB',
  '₦': 'NGN',
  zł: 'PLN',
  kč: 'CZK',
}
/** Made when first asked for: it loads the tables of languages. */
let codes: Set<string> | undefined
const isCode = (text: string): boolean => {
  codes ??= new Set(Intl.supportedValuesOf('currency'))
  return codes.has(text)
}
/** Codes that are no word or abbreviation of anything else, so that they are meant wherever they stand. */
const plainCodes = new Set(
  'usd eur gbp jpy chf cad aud nzd cny inr sek nok dkk pln czk huf brl mxn krw zar rub sgd hkd ils aed'.split(' '),
)
/** As the last word of a heading these are rather something else: "price min", "sign in", "grade c". */
const rarely = new Set(
  'in m t c f k l a v w s h d g mi ft nm cal min mins day week month year yr second hour byte bar deg degrees foot pound meter metre acre kt gal'.split(
    ' ',
  ),
)
const lasting = /^(?:duration|dur|time|length|runtime|delay|elapsed|took|wait|age|finish|split|lap|stage)$/
const warm = /^(?:temp|temps|temperature|tmin|tmax|tavg|tmean|dewpoint)$/

export function currencyOf(text: string): string | null {
  const plain = text.trim()
  return signs[plain.toLowerCase()] ?? (isCode(plain.toUpperCase()) ? plain.toUpperCase() : null)
}

/** A unit, a currency or a percent sign. In brackets (`sure`) any known one counts, as the last word only what is nothing else. */
export function quantityOf(text: string, sure: boolean, before?: string): Quantity | null {
  const word = text.trim().toLowerCase()
  if (/^(?:%|in %|pct|percent)$/.test(word)) return { format: { kind: 'percent' }, kind: 'level' }
  const isMoney = plainCodes.has(word) || /^[$€£¥]$/.test(word) || (sure && !/^\p{Ll}{3}$/u.test(text.trim()))
  const currency = isMoney ? currencyOf(word.replace(/^in /, '')) : null
  if (currency) return { format: { kind: 'currency', unit: currency }, kind: 'amount' }
  const found = units.get(word.replace(/^in /, ''))
  const isSaidBefore =
    (found?.kind === 'duration' && lasting.test(before ?? '')) ||
    (/^°/.test(found?.unit ?? '') && warm.test(before ?? ''))
  const isMeant = sure || !rarely.has(word) || isSaidBefore
  // a heart's rate
  const isOfHearts = word === 'hr' && /^(?:avg|average|mean|max|maximum|min|minimum|resting|peak)$/.test(before ?? '')
  if (!found || !isMeant || isOfHearts) return null
  if (found.kind === 'duration') return { format: { kind: 'duration', unit: found.unit }, kind: 'duration' }
  return { format: { kind: 'number', unit: found.unit }, kind: found.kind }
}
