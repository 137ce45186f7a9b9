export { type CropSize, cropPicture } from './crop-picture.ts'
export { mediaRoutes } from './media.routes.ts'
export { pictureJson } from './pictures.store.ts'
export { readShippedPrints, saveShippedPrints } from './shipped-prints.ts'
