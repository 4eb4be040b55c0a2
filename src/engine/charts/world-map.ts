import { countryName } from './country-names.ts'

type Ring = [number, number][]
type Topology = {
  transform: { scale: [number, number]; translate: [number, number] }
  arcs: [number, number][][]
  objects: {
    countries: {
      geometries: (
        | { type: 'Polygon'; arcs: number[][]; properties: { name: string } }
        | { type: 'MultiPolygon'; arcs: number[][][]; properties: { name: string } }
      )[]
    }
  }
}

/** West, south, east and north, in degrees. */
export type Extent = [west: number, south: number, east: number, north: number]

/** Of each country's largest part: overseas parts would stretch a map of Europe over half the world. Known once the world is. */
const extents = new Map<string, Extent>()
export const extentOfCountry = (name: string): Extent | undefined => extents.get(name)

export const extentOf = (points: readonly (readonly [number, number])[]): Extent =>
  points.reduce<Extent>(
    ([west, south, east, north], [x, y]) => [
      Math.min(west, x),
      Math.min(south, y),
      Math.max(east, x),
      Math.max(north, y),
    ],
    [180, 90, -180, -90],
  )

const areaOf = ([west, south, east, north]: Extent) => (east - west) * (north - south)

/** The world as the chart library wants it (GeoJSON), from the compact form it is shipped in (TopoJSON, delta-encoded arcs). */
export function worldFromTopology(topology: Topology) {
  const { scale, translate } = topology.transform
  const arcs = topology.arcs.map((arc) => {
    let x = 0
    let y = 0
    return arc.map(([dx, dy]): [number, number] => {
      x += dx
      y += dy
      return [x * scale[0] + translate[0], y * scale[1] + translate[1]]
    })
  })
  const ring = (parts: number[]): Ring => {
    const points: Ring = []
    for (const part of parts) {
      // A negative number is the arc with that complement, walked backwards.
      const arc = part < 0 ? arcs[~part]!.toReversed() : arcs[part]!
      points.push(...(points.length > 0 ? arc.slice(1) : arc))
    }
    return unwrapped(points)
  }
  const features = topology.objects.countries.geometries
    // Nobody's data is about it, and it would take a fifth of the picture.
    .filter((g) => g.properties.name !== 'Antarctica')
    .map((g) => ({
      type: 'Feature' as const,
      properties: { name: countryName(g.properties.name) ?? g.properties.name },
      geometry:
        g.type === 'Polygon'
          ? { type: g.type, coordinates: g.arcs.map(ring) }
          : { type: g.type, coordinates: g.arcs.map((polygon) => polygon.map(ring)) },
    }))
  for (const { properties, geometry } of features) {
    const shores =
      geometry.type === 'Polygon' ? [geometry.coordinates[0]!] : geometry.coordinates.map(([shore]) => shore!)
    const parts = shores.map(extentOf).sort((a, b) => areaOf(b) - areaOf(a))
    extents.set(properties.name, parts[0]!)
  }
  return { type: 'FeatureCollection' as const, features }
}

/** A shore that crosses the date line would be drawn right across the world; it goes on past 180 degrees instead. */
const unwrapped = (ring: Ring): Ring =>
  ring.some(([x], i) => i > 0 && Math.abs(x - ring[i - 1]![0]) > 180)
    ? ring.map(([x, y]) => [x < 0 ? x + 360 : x, y])
    : ring

export type { Topology }
