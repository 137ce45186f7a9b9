export { askOwnProfile } from './own-profile.ts'
export { SendVerification } from './send-verification.tsx'
export { needsInWords, seatWords } from './traveller-needs.ts'
