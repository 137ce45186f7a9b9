export { mailLeaveAnswer, mailLeaveAsked } from './mail-leave.ts'
export { mailPaperEnding } from './mail-papers.ts'
export { refusedKinds, wantsMail } from './mail-refusals.store.ts'
export { type CrewLinkMail, mailAtTheDoor, mailCrewLink, mailTrouble } from './mail-road.ts'
