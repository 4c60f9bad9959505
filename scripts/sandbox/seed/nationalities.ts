import type { Nationality } from '@investor-portal/shared/partner-api/contract/nationalities';

/** The first list (category DEF). Its entry OTH opens the second list. */
export const nationalities: readonly Nationality[] = [
  { name: 'Filipino', nationalityCode: 'PH' },
  { name: 'American', nationalityCode: 'US' },
  { name: 'Australian', nationalityCode: 'AU' },
  { name: 'British', nationalityCode: 'GB' },
  { name: 'Canadian', nationalityCode: 'CA' },
  { name: 'Chinese', nationalityCode: 'CN' },
  { name: 'Indian', nationalityCode: 'IN' },
  { name: 'Japanese', nationalityCode: 'JP' },
  { name: 'Korean', nationalityCode: 'KR' },
  { name: 'Singaporean', nationalityCode: 'SG' },
  { name: 'Other', nationalityCode: 'OTH' },
];

const others = `AF Afghan|AL Albanian|DZ Algerian|AR Argentine|AM Armenian|AT Austrian|AZ Azerbaijani|BH Bahraini
BD Bangladeshi|BY Belarusian|BE Belgian|BT Bhutanese|BO Bolivian|BA Bosnian|BR Brazilian|BN Bruneian|BG Bulgarian
KH Cambodian|CM Cameroonian|CL Chilean|CO Colombian|CR Costa Rican|HR Croatian|CU Cuban|CY Cypriot|CZ Czech
DK Danish|DO Dominican|NL Dutch|EC Ecuadorian|EG Egyptian|EE Estonian|ET Ethiopian|FJ Fijian|FI Finnish|FR French
GE Georgian|DE German|GH Ghanaian|GR Greek|GT Guatemalan|HK Hong Konger|HU Hungarian|IS Icelandic|ID Indonesian
IR Iranian|IQ Iraqi|IE Irish|IL Israeli|IT Italian|JM Jamaican|JO Jordanian|KZ Kazakhstani|KE Kenyan|KW Kuwaiti
KG Kyrgyz|LA Laotian|LV Latvian|LB Lebanese|LT Lithuanian|LU Luxembourger|MO Macanese|MY Malaysian|MV Maldivian
MT Maltese|MX Mexican|MD Moldovan|MN Mongolian|MA Moroccan|MM Myanmar|NP Nepalese|NZ New Zealander|NG Nigerian
NO Norwegian|OM Omani|PK Pakistani|PW Palauan|PA Panamanian|PG Papua New Guinean|PY Paraguayan|PE Peruvian|PL Polish
PT Portuguese|QA Qatari|RO Romanian|RU Russian|WS Samoan|SA Saudi|SN Senegalese|RS Serbian|SK Slovak|SI Slovenian
ZA South African|ES Spanish|LK Sri Lankan|SE Swedish|CH Swiss|SY Syrian|TW Taiwanese|TJ Tajik|TZ Tanzanian|TH Thai
TL Timorese|TN Tunisian|TR Turkish|UG Ugandan|UA Ukrainian|AE Emirati|UY Uruguayan|UZ Uzbek|VU Ni-Vanuatu
VE Venezuelan|VN Vietnamese|YE Yemeni|ZM Zambian|ZW Zimbabwean`;

export const otherNationalities: readonly Nationality[] = others
  .split(/[|\n]/)
  .map((entry) => ({ nationalityCode: entry.slice(0, 2), name: entry.slice(3) }))
  .toSorted((a, b) => a.name.localeCompare(b.name));
