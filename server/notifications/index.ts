export { mailPaperEnding } from './mail-papers.ts'
export { refusedKinds, wantsMail } from './mail-refusals.store.ts'
export { type CrewLinkMail, mailAtTheDoor, mailCrewLink, mailTrouble, type TroubleMail } from './mail-road.ts'
