/** The fixed parts of the sample shop: what it sells, where its customers live, how it advertises. */
export const products = [
  // name, category, price in 2023, cost, popularity, season (the month of its peak, 0 for none)
  ['Ridge 28 Backpack', 'Bags', 89, 41, 9, 7],
  ['Harbour Tote', 'Bags', 45, 17, 8, 0],
  ['Summit 45 Backpack', 'Bags', 139, 68, 4, 7],
  ['Pocket Sling', 'Bags', 35, 12, 6, 6],
  ['Trail Bottle 1L', 'Kitchen', 24, 7, 14, 7],
  ['Camp Mug', 'Kitchen', 16, 4, 13, 12],
  ['Titanium Spork', 'Kitchen', 12, 3, 10, 7],
  ['Fold Stove', 'Kitchen', 64, 28, 5, 7],
  ['Night Lantern', 'Lighting', 39, 15, 8, 12],
  ['Beam Headlamp', 'Lighting', 49, 19, 9, 11],
  ['String Lights', 'Lighting', 22, 8, 7, 12],
  ['Two-Person Tent', 'Tents', 259, 131, 4, 6],
  ['Family Tent', 'Tents', 429, 233, 2, 6],
  ['Tarp Shelter', 'Tents', 79, 30, 4, 6],
  ['Down Jacket', 'Clothing', 189, 82, 7, 11],
  ['Rain Shell', 'Clothing', 129, 55, 7, 10],
  ['Merino Socks', 'Clothing', 19, 6, 16, 12],
  ['Sun Hat', 'Clothing', 29, 9, 6, 7],
  ['Wool Beanie', 'Clothing', 25, 8, 8, 12],
  ['Sleeping Bag -5', 'Sleeping', 149, 71, 4, 9],
  ['Inflatable Mat', 'Sleeping', 69, 27, 6, 7],
  ['Travel Pillow', 'Sleeping', 28, 9, 6, 8],
  ['Trekking Poles', 'Gear', 75, 31, 5, 8],
  ['First Aid Kit', 'Gear', 32, 13, 7, 0],
] as const

export const places = [
  ['Germany', ['Berlin', 'Hamburg', 'Munich', 'Cologne', 'Leipzig'], 30],
  ['France', ['Paris', 'Lyon', 'Marseille', 'Lille'], 18],
  ['United Kingdom', ['London', 'Manchester', 'Bristol', 'Leeds'], 16],
  ['Netherlands', ['Amsterdam', 'Utrecht', 'Rotterdam'], 10],
  ['Spain', ['Madrid', 'Barcelona', 'Valencia'], 9],
  ['Italy', ['Milan', 'Rome', 'Turin'], 8],
  ['Austria', ['Vienna', 'Graz'], 5],
  ['Sweden', ['Stockholm', 'Gothenburg'], 4],
] as const

export const firstNames =
  'Anna Ben Clara David Elena Felix Greta Hugo Ines Jonas Katja Lars Marie Nils Olga Paul Rosa Simon Tara Uwe Vera Wim Yara Zoe Amir Bianca Carlos Diana Emil Fatima'.split(
    ' ',
  )
export const lastNames =
  'Adler Bauer Costa Dubois Evans Fischer Garcia Hansen Ibrahim Jansen Keller Lambert Moreau Novak Olsen Petit Quist Rossi Schmidt Taylor Ueda Vogel Weber Young Zimmer Berg Clarke Duarte Engel Faber'.split(
    ' ',
  )

export const channels = [
  // name, share of orders, spend per month
  ['Search', 34, 5200],
  ['Email', 22, 900],
  ['Social', 20, 3100],
  ['Referral', 14, 1200],
  ['Marketplace', 10, 2400],
] as const

export const returnReasons = ['Wrong size', 'Damaged', 'Changed mind', 'Late delivery', 'Not as described'] as const
