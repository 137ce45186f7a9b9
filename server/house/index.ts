export { stopComing } from './coming/wish-to-hear.ts'
export { isClosedFor, refuseWhileClosed } from './opening/door.ts'
