export { stateTags } from './booking-state.ts'
