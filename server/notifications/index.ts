export { mailPaperEnding } from './mail-papers.ts'
export { refusedKinds, wantsMail } from './mail-refusals.store.ts'
export { type CrewLinkMail, mailAtTheDoor, mailCrewLink, mailTrouble } from './mail-road.ts'
