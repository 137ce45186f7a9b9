import {
  areasFile,
  distancesFile,
  drivingTimesFile,
  type GroundList,
  garagesFile,
  groundLists,
  terminalsFile,
  trafficSeasonsFile,
} from '#contract/ground-imports.ts'
import { officePlacesFile } from '#contract/office-places.ts'
import { call } from '#web/platform/api.ts'

/** Each list that can be taken out as a file and brought back: what it is called, where it is, and its file. */
export const groundFiles: Record<GroundList, { label: string; to: string; ask: () => Promise<{ link: string }> }> = {
  areas: { label: 'Areas', to: '/admin/places/areas', ask: () => call(areasFile) },
  'driving-times': { label: 'Driving times', to: '/admin/places/driving-times', ask: () => call(drivingTimesFile) },
  distances: { label: 'Distances', to: '/admin/places/distances', ask: () => call(distancesFile) },
  'traffic-seasons': { label: 'Seasons', to: '/admin/places/seasons', ask: () => call(trafficSeasonsFile) },
  places: { label: 'Places', to: '/admin/places', ask: () => call(officePlacesFile, {}) },
  terminals: { label: 'Terminals', to: '/admin/places/terminals', ask: () => call(terminalsFile) },
  garages: { label: 'Garages', to: '/admin/places/garages', ask: () => call(garagesFile) },
}

export const isGroundList = (name: string | null): name is GroundList =>
  (groundLists as readonly (string | null)[]).includes(name)

/** Where a file for a list is brought, or one that was is looked at. */
export const importAddress = (list: string, more: Readonly<Record<string, string>> = {}) =>
  `/admin/places/import?${new URLSearchParams({ list, ...more })}`
