import type { Context } from '#server/platform/context.ts'
import { shareTasks } from './office/draw-share.ts'
import { forgetUnnamed } from './uploads.store.ts'

export type { CropSize } from './crop-around.ts'
export { cropPicture } from './crop-picture.ts'
export { mediaRoutes } from './media.routes.ts'
export { drawShareLater } from './office/draw-share.ts'
export { findNamedPictures } from './office/named-pictures.store.ts'
export { findOfficePictures, keepOfficePictures } from './office/office-pictures.store.ts'
export { uploadNamesOf } from './own-uploads.store.ts'
export { mediaPersonalData } from './personal-data.ts'
export { type NamedPicture, pictureJson } from './pictures.store.ts'
export { refuseManyUploads } from './refuse-many-uploads.ts'
export { readShippedPrints, saveShippedPrints } from './shipped-prints.ts'
export { storeUpload, type UploadFacts } from './store-upload.ts'
export { forgetUploads, keepUploads } from './uploads.store.ts'

const dayMs = 86_400_000

export const mediaTasks = {
  ...shareTasks,
  'media.forget-unnamed': ({ db, clock }: Context) => forgetUnnamed(db, new Date(clock.now().getTime() - dayMs)),
}

export const mediaRecurring = { 'media.forget-unnamed': '41 * * * *' }
