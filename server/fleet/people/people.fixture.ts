/** A person as the office types one: weekdays from 07:00 to 18:00. */
export const aPerson = {
  ...{ kind: 'chauffeur', familyName: 'Uchimura', givenName: 'Makoto', nameJa: '梅村 誠', reading: 'うめむら まこと' },
  ...{ seal: '梅', email: 'm.uchimura@annai.example', languages: ['ja', 'en'], garage: 'koto', beginsOn: null },
  contractMonthMinutes: null,
  drives: ['sedan', 'alphard'],
  week: [1, 2, 3, 4, 5, 6, 7].map((day) => (day <= 5 ? { fromMinutes: 420, untilMinutes: 1080 } : null)),
}

/** Without any. */
export const noPapers = {
  ...{ licenceClass: null, licenceNumber: '', licenceEndsOn: null, healthCheckEndsOn: null, registrationNumber: '' },
}
