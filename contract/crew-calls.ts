import * as crewDay from './crew-day.ts'
import * as leave from './leave.ts'
import * as sheet from './month-sheet.ts'
import * as layout from './month-sheet-layout.ts'

/** Every call about the crew's own days: their sheets, the link of a day, their leave and their month. */
export const crewCalls = {
  crewSheets: crewDay.crewSheets,
  crewLinks: crewDay.crewLinks,
  sendCrewLinks: crewDay.sendCrewLinks,
  revokeCrewLink: crewDay.revokeCrewLink,
  readCrewDay: crewDay.readCrewDay,
  sendCrewTaps: crewDay.sendCrewTaps,
  tellTrouble: crewDay.tellTrouble,
  readLeave: leave.readLeave,
  countLeave: leave.countLeave,
  readPersonLeave: leave.readPersonLeave,
  answerLeave: leave.answerLeave,
  readOwnLeave: leave.readOwnLeave,
  askLeave: leave.askLeave,
  withdrawLeave: leave.withdrawLeave,
  readMonthSheet: sheet.readMonthSheet,
  monthSheetFile: sheet.monthSheetFile,
  readSheetLayout: layout.readSheetLayout,
  saveSheetLayout: layout.saveSheetLayout,
  trySheetLayout: layout.trySheetLayout,
}
