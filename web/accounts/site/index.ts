export { askOwnProfile } from './own-profile.ts'
export { needsInWords, seatWords } from './traveller-needs.ts'
