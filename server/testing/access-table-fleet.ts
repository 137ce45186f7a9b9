import { nobody, nothing, ofOffice, type Table } from './access-named.ts'

/** What the calls about cars, people and where we drive name. */
export const fleetAccess: Pick<Table, 'cars' | 'people' | 'ground'> = {
  cars: {
    ...{ officeCars: nothing, officeCarsFile: nothing, carChoices: nothing, officeClasses: nothing },
    ...{ addCar: nothing, saveClass: nothing },
    readCar: ofOffice(() => ({ id: nobody })),
    saveCar: nothing,
    carJobsAhead: ofOffice(() => ({ id: nobody })),
    setCarService: ofOffice(() => ({ id: nobody, version: 999, inService: false, reason: 'Let me in' })),
    addPaper: ofOffice(() => ({ id: nobody, kind: 'other', name: 'A paper' })),
    dropPaper: ofOffice(() => ({ id: nobody, paperId: nobody })),
    paperFile: ofOffice(() => ({ id: nobody, paperId: nobody })),
  },
  people: {
    ...{
      listPeople: nothing,
      listPeopleFile: nothing,
      personChoices: nothing,
      addPerson: nothing,
      savePerson: nothing,
    },
    readPerson: ofOffice(() => ({ id: nobody })),
    personJobsAhead: ofOffice(() => ({ id: nobody, lastDay: '2026-12-31' })),
    setEmployment: ofOffice(() => ({ id: nobody, version: 999, lastDay: null, reason: 'Let me in' })),
    addPersonPaper: ofOffice(() => ({ id: nobody, kind: 'first-aid', name: 'A paper' })),
    dropPersonPaper: ofOffice(() => ({ id: nobody, paperId: nobody })),
    personPaperFile: ofOffice(() => ({ id: nobody, paperId: nobody })),
  },
  ground: {
    ...{ readGarages: nothing, addGarage: nothing, saveGarage: nothing, retireGarage: nothing },
    ...{ readAreas: nothing, addArea: nothing, saveArea: nothing, retireArea: nothing },
    garageUses: ofOffice(() => ({ code: 'shinagawa' })),
    bringGarageBack: ofOffice(() => ({ code: 'nowhere', version: 999 })),
    areaUses: ofOffice(() => ({ code: 'shinagawa' })),
    bringAreaBack: ofOffice(() => ({ code: 'nowhere', version: 999 })),
    ...{ readDrivingTimes: nothing, saveDrivingTimes: nothing, readDistances: nothing, saveDistances: nothing },
    ...{ readTrafficSeasons: nothing, saveTrafficSeasons: nothing },
    ...{ officePlaces: nothing, officePlacesFile: nothing, placeChoices: nothing },
    ...{ findPlaceArea: nothing, addPlace: nothing, savePlace: nothing, retirePlace: nothing },
    readPlace: ofOffice(() => ({ id: 'tokyo-tower' })),
    bringPlaceBack: ofOffice(() => ({ id: 'nowhere', version: 999 })),
    ...{ readOfficeTerminals: nothing, addTerminal: nothing, saveTerminal: nothing },
    readTerminalHistory: ofOffice(() => ({ slug: 'haneda-terminal-1' })),
  },
}
