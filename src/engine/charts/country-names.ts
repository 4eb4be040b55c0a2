/** ISO 3166 alpha-3 to alpha-2, for the countries that are large enough to be drawn on a world map. */
const alpha3 =
  'AFG:AF ALB:AL DZA:DZ AGO:AO ARG:AR ARM:AM AUS:AU AUT:AT AZE:AZ BHS:BS BGD:BD BLR:BY BEL:BE BLZ:BZ BEN:BJ BTN:BT BOL:BO BIH:BA BWA:BW BRA:BR BRN:BN BGR:BG BFA:BF BDI:BI KHM:KH CMR:CM CAN:CA CAF:CF TCD:TD CHL:CL CHN:CN COL:CO COG:CG COD:CD CRI:CR CIV:CI HRV:HR CUB:CU CYP:CY CZE:CZ DNK:DK DJI:DJ DOM:DO ECU:EC EGY:EG SLV:SV GNQ:GQ ERI:ER EST:EE SWZ:SZ ETH:ET FLK:FK FJI:FJ FIN:FI FRA:FR GAB:GA GMB:GM GEO:GE DEU:DE GHA:GH GRC:GR GRL:GL GTM:GT GIN:GN GNB:GW GUY:GY HTI:HT HND:HN HUN:HU ISL:IS IND:IN IDN:ID IRN:IR IRQ:IQ IRL:IE ISR:IL ITA:IT JAM:JM JPN:JP JOR:JO KAZ:KZ KEN:KE PRK:KP KOR:KR XKX:XK KWT:KW KGZ:KG LAO:LA LVA:LV LBN:LB LSO:LS LBR:LR LBY:LY LTU:LT LUX:LU MDG:MG MWI:MW MYS:MY MLI:ML MRT:MR MEX:MX MDA:MD MNG:MN MNE:ME MAR:MA MOZ:MZ MMR:MM NAM:NA NPL:NP NLD:NL NCL:NC NZL:NZ NIC:NI NER:NE NGA:NG MKD:MK NOR:NO OMN:OM PAK:PK PSE:PS PAN:PA PNG:PG PRY:PY PER:PE PHL:PH POL:PL PRT:PT PRI:PR QAT:QA ROU:RO RUS:RU RWA:RW SAU:SA SEN:SN SRB:RS SLE:SL SVK:SK SVN:SI SLB:SB SOM:SO ZAF:ZA SSD:SS ESP:ES LKA:LK SDN:SD SUR:SR SWE:SE CHE:CH SYR:SY TWN:TW TJK:TJ TZA:TZ THA:TH TLS:TL TGO:TG TTO:TT TUN:TN TUR:TR TKM:TM UGA:UG UKR:UA ARE:AE GBR:GB USA:US URY:UY UZB:UZ VUT:VU VEN:VE VNM:VN ESH:EH YEM:YE ZMB:ZM ZWE:ZW'

/** Names that people, older lists and the map's own labels use, by alpha-2. */
const otherNames: Record<string, string> = {
  'united states of america': 'US',
  'u s': 'US',
  'u s a': 'US',
  america: 'US',
  uk: 'GB',
  'great britain': 'GB',
  britain: 'GB',
  england: 'GB',
  'w sahara': 'EH',
  'dem rep congo': 'CD',
  'democratic republic of the congo': 'CD',
  'democratic republic of congo': 'CD',
  'dr congo': 'CD',
  congo: 'CG',
  'republic of the congo': 'CG',
  'dominican rep': 'DO',
  'falkland is': 'FK',
  'fr s antarctic lands': 'TF',
  'ivory coast': 'CI',
  'cote d ivoire': 'CI',
  'central african rep': 'CF',
  'eq guinea': 'GQ',
  eswatini: 'SZ',
  swaziland: 'SZ',
  palestine: 'PS',
  myanmar: 'MM',
  burma: 'MM',
  turkey: 'TR',
  'solomon is': 'SB',
  'bosnia and herz': 'BA',
  'bosnia and herzegovina': 'BA',
  macedonia: 'MK',
  'trinidad and tobago': 'TT',
  's sudan': 'SS',
  'czech republic': 'CZ',
  'russian federation': 'RU',
  korea: 'KR',
  'republic of korea': 'KR',
  'viet nam': 'VN',
  holland: 'NL',
  'cape verde': 'CV',
  uae: 'AE',
}

const plain = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/&/g, ' and ')
    .replace(/[^\p{L}]+/gu, ' ')
    .trim()

let byName: Map<string, string> | undefined

function index(): Map<string, string> {
  const names = new Intl.DisplayNames('en', { type: 'region' })
  const found = new Map<string, string>()
  for (const pair of alpha3.split(' ')) {
    const [three, two] = pair.split(':') as [string, string]
    const name = names.of(two)!
    for (const key of [three, two, name]) found.set(plain(key), name)
  }
  for (const [key, two] of Object.entries(otherNames)) found.set(key, names.of(two)!)
  return found
}

/** One English name for a country however it is written (name, older name, ISO code); null when it is none we can draw. */
export function countryName(text: string): string | null {
  byName ??= index()
  return byName.get(plain(text)) ?? null
}

let codes: Map<string, string[]> | undefined

/** The codes, of two and of three letters, of a country by the name that `countryName` gives it. */
export function countryCodes(name: string): string[] {
  if (!codes) {
    codes = new Map()
    for (const pair of alpha3.split(' ')) {
      const [three, two] = pair.split(':') as [string, string]
      codes.set(countryName(two)!, [two, three])
    }
  }
  return codes.get(name) ?? []
}
