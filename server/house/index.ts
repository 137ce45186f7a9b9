export { isClosedFor, refuseWhileClosed } from './opening/door.ts'
