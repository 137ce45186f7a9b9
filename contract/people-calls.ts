import * as people from './people.ts'
import * as papers from './person-papers.ts'

/** Every call about chauffeurs and guides, as the office keeps them. */
export const peopleCalls = {
  listPeople: people.listPeople,
  listPeopleFile: people.listPeopleFile,
  readPerson: people.readPerson,
  personChoices: people.personChoices,
  addPerson: people.addPerson,
  savePerson: people.savePerson,
  personJobsAhead: people.personJobsAhead,
  setEmployment: people.setEmployment,
  addPersonPaper: papers.addPersonPaper,
  dropPersonPaper: papers.dropPersonPaper,
  personPaperFile: papers.personPaperFile,
}
