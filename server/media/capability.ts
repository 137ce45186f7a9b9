import type { Capability } from '#server/platform/capability.ts'
import { mediaRoutes } from './media.routes.ts'
import { shareTasks } from './office/draw-share.ts'
import { mediaPersonalData } from './personal-data.ts'
import { saveShippedPrints } from './shipped-prints.ts'
import { forgetUnnamed } from './uploads.store.ts'

const dayMs = 86_400_000

export const media: Capability = {
  name: 'media',
  routes: mediaRoutes,
  tasks: () => ({
    ...shareTasks,
    'media.forget-unnamed': ({ db, clock }) => forgetUnnamed(db, new Date(clock.now().getTime() - dayMs)),
  }),
  recurring: { 'media.forget-unnamed': '41 * * * *' },
  personalData: mediaPersonalData,
  standards: [saveShippedPrints],
}
