/** What the content check says, by codes, with `{name}` for what differs from issue to issue. */
import type { defaultLanguage, Language } from "../../i18n/languages";

/** English is for developers as well; an owner reads the language of the editor. */
export type IssueText = Record<typeof defaultLanguage, string> & Partial<Record<Language, string>>;

export const issueTexts = {
  line: { en: "line {line}", ar: "السطر {line}" },
  lineColumn: { en: "line {line}, column {column}", ar: "السطر {line}، العمود {column}" },

  // Missing and empty
  missing: { en: "is missing", ar: "ناقص" },
  missingField: { en: "is missing: add it", ar: "ناقص: أضفه" },
  missingFieldHint: { en: "is missing: add it ({hint})", ar: "ناقص: أضفه ({hint})" },
  missingFile: { en: "is missing: add the file", ar: "الملف مفقود: أضفه" },
  missingText: {
    en: "is missing: write the {language} text",
    ar: "ناقص: اكتب النص باللغة {language}",
  },
  missingTexts: {
    en: "is missing: write the {language} texts",
    ar: "ناقصة: اكتب النصوص باللغة {language}",
  },
  missingPicture: {
    en: "is missing: name the {language} picture's file",
    ar: "ناقصة: اختر ملف الصورة باللغة {language}",
  },
  emptyFile: { en: "is empty: write its content", ar: "الملف فارغ: اكتب محتواه" },

  // Files
  unexpectedInContent: {
    en: "is an unexpected {kind}: remove it; pictures belong in {folder}",
    ar: "لا مكان له هنا ({kind}): احذفه، ومكان الصور {folder}",
  },
  unexpectedInFolder: {
    en: "is an unexpected {kind}: only JSON files belong here; remove it",
    ar: "لا مكان له هنا ({kind}): لا يوضع هنا إلا ملفات JSON، فاحذفه",
  },
  file: { en: "file", ar: "ملف" },
  folder: { en: "folder", ar: "مجلد" },
  noService: {
    en: "holds no service: add at least one, as a JSON file",
    ar: "لا خدمة فيه: أضف خدمة واحدة على الأقل",
  },
  noList: {
    en: "is not a list: write its entries in square brackets",
    ar: "ليس قائمة: اكتب عناصره بين قوسين مربعين",
  },
  layout: {
    en: "is not formatted: run npm run format",
    ar: "تنسيق الملف مختلف: شغّل npm run format",
  },
  unreadableFile: {
    en: "cannot be read ({code}): make it a file that can be read",
    ar: "تتعذر قراءة الملف ({code}): اجعله قابلًا للقراءة",
  },
  notUtf8: {
    en: "is not UTF-8: save it again with the encoding UTF-8",
    ar: "ترميز الملف ليس UTF-8: احفظه بهذا الترميز",
  },
  byteOrderMark: {
    en: "starts with a byte order mark: save it as UTF-8 without BOM",
    ar: "يبدأ الملف بعلامة BOM: احفظه بترميز UTF-8 دونها",
  },
  repeatedField: {
    en: "appears twice in the same group: remove one",
    ar: "ورد مرتين في المجموعة نفسها: احذف إحداهما",
  },
  notJson: { en: "is not JSON, {reason}", ar: "الملف ليس JSON سليمًا ({reason})" },

  // Schema
  unknownField: {
    en: "is an unknown field: remove it or correct its name (known here: {fields})",
    ar: "حقل غير معروف: احذفه أو صحّح اسمه (المعروف هنا: {fields})",
  },
  wrongValue: { en: "is {value}: {demand}", ar: "قيمته {value}: {demand}" },
  wrongCount: { en: "has {count} {entries}: {demand}", ar: "عدد عناصره {count}: {demand}" },
  entry: { en: "entry", ar: "عنصر" },
  entries: { en: "entries", ar: "عناصر" },
  demandOneOf: { en: "must be one of {choices}", ar: "يكون واحدًا من {choices}" },
  demandKind: { en: "must be {kind}", ar: "يكون {kind}" },
  demandGroup: {
    en: "must be a group of fields in braces ({fields})",
    ar: "يكون مجموعة حقول ({fields})",
  },
  demandCount: { en: "must have {bound} {count}", ar: "يكون العدد {bound} {count}" },
  demandAtLeast: { en: "must be at least {number}", ar: "لا يقل عن {number}" },
  demandMoreThan: { en: "must be more than {number}", ar: "يزيد على {number}" },
  demandAtMost: { en: "must be at most {number}", ar: "لا يزيد على {number}" },
  demandLessThan: { en: "must be less than {number}", ar: "يقل عن {number}" },
  exactly: { en: "exactly", ar: "بالضبط" },
  atLeast: { en: "at least", ar: "على الأقل" },
  atMost: { en: "at most", ar: "على الأكثر" },
  kindText: { en: "a text in double quotes", ar: "نصًّا" },
  kindNumber: { en: "a number without quotes", ar: "رقمًا" },
  kindWholeNumber: { en: "a whole number without quotes", ar: "رقمًا صحيحًا" },
  kindBoolean: { en: "true or false, without quotes", ar: "نعم أو لا" },
  kindList: { en: "a list in square brackets", ar: "قائمة" },
  kindGroup: { en: "a group of fields in braces", ar: "مجموعة حقول" },
  aList: { en: "a list", ar: "قائمة" },
  aGroup: { en: "a group of fields", ar: "مجموعة حقول" },

  // Texts
  length: {
    en: "has {count} characters: write {min} to {max}",
    ar: "عدد أحرفه {count}: اكتب من {min} إلى {max}",
  },
  countOfTexts: {
    en: "has {count} texts where {model} has {expected}: write {expected}",
    ar: "عدد نصوصه {count} وعددها بال{model} {expected}: اكتب العدد نفسه",
  },
  noLetters: {
    en: "holds no {language} letters: write the {same} text",
    ar: "ليس فيه حرف من حروف {language}: اكتب النص بها",
  },
  foreignLetters: {
    en: "holds {other} letters: write the {language} text, or move it to {code}",
    ar: "فيه حروف من {other}: اكتب النص باللغة {language} أو انقله إلى حقل لغته ({code})",
  },
  replacementCharacter: {
    en: "holds the replacement character {mark} of a failed conversion: type it again",
    ar: "فيه رمز {mark} الذي يخلّفه تحويل فاشل: أعد كتابته",
  },
  unknownToken: {
    en: "holds the unknown token {token}: correct it or write the words out (known: {known})",
    ar: "فيه رمز غير معروف {token}: صحّحه أو اكتب الكلام نفسه (المعروف: {known})",
  },
  strayBrace: {
    en: "holds a brace that belongs to no token: write tokens like {name}",
    ar: "فيه قوس لا ينتمي إلى رمز: تُكتب الرموز هكذا {name}",
  },
  lacksTokens: {
    en: "lacks {tokens} of the {model} text: add it",
    ar: "ينقصه {tokens} الموجود في النص باللغة {model}: أضفه",
  },
  extraTokens: {
    en: "holds {tokens}, which the {model} text lacks: use the same tokens in {same} and {own}",
    ar: "فيه {tokens} ولا وجود له في النص باللغة {model}: استخدم الرموز نفسها في اللغتين",
  },
  tokenInToken: {
    en: "replaces a token, so it cannot hold one: write it without tokens",
    ar: "يحلّ محل رمز: اكتبه دون رموز",
  },

  // Addresses
  prefixed: {
    en: "begins with {prefix}, which the build adds: leave it out",
    ar: "يبدأ بـ {prefix} الذي يضيفه الموقع تلقائيًا: احذفه",
  },
  pathOfPage: {
    en: "is {path}, which is another page: choose another path",
    ar: "قيمته {path} وهو عنوان صفحة أخرى: اختر عنوانًا آخر",
  },
  pathTaken: {
    en: "is {path}, which another page has: choose another path",
    ar: "قيمته {path} وهو عنوان صفحة أخرى: اختر عنوانًا آخر",
  },
  redirectOfPage: {
    en: "is {path}, which is a page: remove the redirect",
    ar: "قيمته {path} وهو عنوان صفحة قائمة: احذف التحويل",
  },
  redirectRepeated: {
    en: "repeats {path}: remove one",
    ar: "قيمته {path} وقد وردت من قبل: احذف إحداهما",
  },
  redirectLoop: {
    en: "leads back to {path}: name a page",
    ar: "يقود إلى {path} ثم يدور في حلقة: اكتب عنوان صفحة",
  },
  redirectChain: {
    en: "leads to {path}, which is redirected again: name the last page",
    ar: "يقود إلى {path} الذي يُحوَّل مرة أخرى: اكتب عنوان الصفحة الأخيرة",
  },
  redirectNowhere: {
    en: "leads to {path}, which is no page: name one that exists",
    ar: "يقود إلى {path} ولا صفحة هناك: اكتب عنوان صفحة موجودة",
  },
  noPage: {
    en: "is {path}, which is no page: name one that exists",
    ar: "قيمته {path} ولا صفحة هناك: اكتب عنوان صفحة موجودة",
  },

  // Codes and amounts
  noCountry: {
    en: "names no country: write an ISO 3166-1 code, like SA",
    ar: "لا يدل على دولة، اكتب رمزها وفق ISO 3166-1، مثل SA",
  },
  noCurrency: {
    en: "names no currency: write an ISO 4217 code, like USD",
    ar: "لا يدل على عملة، اكتب رمزها وفق ISO 4217، مثل USD",
  },
  noTimeZone: {
    en: "names no time zone: write an IANA name, like Africa/Cairo",
    ar: "لا يدل على منطقة زمنية، اكتب اسمها وفق IANA، مثل Africa/Cairo",
  },
  notInLetter: {
    en: "is not a sentence of the letter: copy one from chairman.letter, word for word",
    ar: "ليس جملة من الرسالة: انسخ جملة منها كما هي",
  },
  noDecimals: {
    en: "is {amount}, but {currency} has no decimals: round it",
    ar: "قيمته {amount} ومبالغ {currency} بلا كسور: قرّبه إلى عدد صحيح",
  },
  fewerDecimals: {
    en: "is {amount}, but {currency} has {digits} decimals at most: round it",
    ar: "قيمته {amount} ومبالغ {currency} لا تزيد على {digits} منازل عشرية: قرّبه",
  },

  // Ids
  idLikeOther: {
    en: 'is "{id}" like that of {place}: give each its own id',
    ar: "المعرّف {id} مستعمل في {place}: أعطِ كلًّا منهما معرّفًا خاصًا",
  },
  idLikeAnchor: {
    en: 'is "{id}" like {place}: give each its own id',
    ar: "المعرّف {id} مستعمل في {place}: أعطِ كلًّا منهما معرّفًا خاصًا",
  },
  idRepeated: {
    en: 'is "{id}" a second time: give each its own id',
    ar: "المعرّف {id} ورد من قبل: أعطِ كلًّا منهما معرّفًا خاصًا",
  },
  idNotFileName: {
    en: 'is "{id}", but the file is {file}: give both the same name',
    ar: "المعرّف {id} واسم الملف {file}: اجعلهما اسمًا واحدًا",
  },
  idIsToken: {
    en: 'is "{id}", which is a token already: choose another id',
    ar: "المعرّف {id} رمز مستعمل: اختر معرّفًا آخر",
  },
  namesItself: { en: "names itself: name another one", ar: "يشير إلى نفسه: اختر غيره" },
  namedTwice: { en: 'names "{id}" twice: remove one', ar: "يشير إلى {id} مرتين: احذف إحداهما" },
  unknownId: {
    en: 'names "{id}", which does not exist: name one of the ids that do',
    ar: "يشير إلى {id} وهو غير موجود: اختر معرّفًا موجودًا",
  },
  unknownIdOf: {
    en: 'names "{id}", which does not exist: name one of {known}',
    ar: "يشير إلى {id} وهو غير موجود: اختر واحدًا من {known}",
  },

  // The tour
  outsideMonth: {
    en: "is {date}, outside its posting month {month}: correct it",
    ar: "قيمته {date} وهو خارج شهر القيد {month}: صحّحه",
  },
  beforeStep: {
    en: 'is {date}, before the step "{step}": put the steps in order',
    ar: "قيمته {date} وهو قبل الخطوة {step}: رتّب الخطوات",
  },
  stockDiffers: {
    en: "adds up to {sum}, but {opening} at the opening and {received} received less {sold} sold are {closing}: correct one of them",
    ar: "مجموعه {sum}، ورصيد أول المدة {opening} مع الوارد {received} ناقصًا المبيع {sold} يساوي {closing}: صحّح أحدها",
  },
  unbalanced: {
    en: "open with {side} higher by {difference}, stock and letter of credit included: correct the opening of one",
    ar: "في الأرصدة الافتتاحية {side} بمقدار {difference} مع المخزون والاعتماد المستندي: صحّح رصيدًا منها",
  },
  debits: { en: "debits", ar: "زيادة في المدين" },
  credits: { en: "credits", ar: "زيادة في الدائن" },
  noOpening: {
    en: "is 0, and the shipment brings none: name a quantity",
    ar: "الرصيد صفر ولا وارد في الشحنة: اكتب كمية",
  },
  nothingSold: {
    en: "are not sold: sell at least one",
    ar: "لا مبيعات منها: اكتب مبيعًا لصنف واحد على الأقل",
  },

  // Pictures
  pictureFolder: { en: "is a folder: name the picture's file", ar: "هذا مجلد: اختر ملف الصورة" },
  pictureEmpty: {
    en: "is an empty file: export the picture again",
    ar: "ملف الصورة فارغ: صدّر الصورة مرة أخرى",
  },
  pictureUnknown: {
    en: "is no picture that can be used here: use {formats}",
    ar: "ليست صورة تصلح هنا: استخدم {formats}",
  },
  pictureFormat: {
    en: "is in the format {format}, which cannot be used here: use {formats}",
    ar: "صيغة الملف {format} ولا تصلح هنا: استخدم {formats}",
  },
  pictureHeic: {
    en: "is a HEIC picture, which few browsers show: send it to yourself by WhatsApp, which makes it a JPEG (for the next ones, iPhone: Settings › Camera › Formats › Most Compatible; Samsung: Camera settings › Advanced picture options › High efficiency pictures off)",
    ar: "صورة HEIC لا تعرضها معظم المتصفحات: أرسلها إلى نفسك على واتساب فيحوّلها إلى JPEG (ولتجنّب ذلك في الصور القادمة، آيفون: الإعدادات ‹ الكاميرا ‹ التنسيقات ‹ الأكثر توافقًا؛ سامسونج: إعدادات الكاميرا ‹ خيارات الصور المتقدمة ‹ أوقف الصور عالية الكفاءة)",
  },
  picturePage: {
    en: "is a page and not the picture on it: open the picture itself and save it again",
    ar: "هذا ملف صفحة لا صورة: افتح الصورة نفسها واحفظها من جديد",
  },
  pictureGitLfs: {
    en: "is a note of Git LFS in the picture's place: fetch the picture with “git lfs pull”",
    ar: "في مكان الصورة ملف إحالة من Git LFS: نزّل الصورة بالأمر git lfs pull",
  },
  pictureVideo: {
    en: "is a video: save one picture of it as JPEG",
    ar: "هذا مقطع مصوّر: احفظ لقطة منه بصيغة JPEG",
  },
  picturePlaceholder: {
    en: "is still the placeholder: put the real picture in its place, under the same name, and without this one’s description (Exif)",
    ar: "ما زالت صورة مؤقتة: ضع مكانها الصورة الحقيقية",
  },
  pictureTooLarge: {
    en: "has {pixels}, too many to build with: make it at most 4000 pixels wide",
    ar: "مقاسها {pixels} أكبر مما يحتمله بناء الموقع: اجعل عرضها 4000 بكسل على الأكثر",
  },
  pictureTooNarrow: {
    en: "has {pixels}, hardly more than a line: use a picture whose longer side is at most {count} times the shorter one",
    ar: "مقاسها {pixels} فهي أشبه بخط: استخدم صورة لا يزيد عرضها على ارتفاعها أو ارتفاعها على عرضها عن {count} ضعفًا",
  },
  pixels: { en: "{width} × {height} pixels", ar: "{width} × {height} بكسل" },
  pictureDepth: {
    en: "is an AVIF picture with {depth} bits for each colour: export it with 8, or as JPEG",
    ar: "صورة AVIF بعمق لوني {depth} بت: صدّرها بعمق 8 بت أو بصيغة JPEG",
  },
  pictureDamaged: {
    en: "is a {format} picture that was cut off or damaged: export it again",
    ar: "صورة {format} ناقصة أو تالفة: صدّرها مرة أخرى",
  },
  pictureAnimated: {
    en: "is animated, and would stand still: export one picture of it as JPEG or PNG",
    ar: "صورة متحركة لن تظهر منها إلا لقطة ثابتة: صدّر لقطة منها بصيغة JPEG أو PNG",
  },
  picturePlace: {
    en: "holds the place where it was taken (GPS), which every visitor could read: export it without",
    ar: "تحمل موقع التقاطها (GPS) ويستطيع أي زائر قراءته: صدّرها دون بيانات الموقع",
  },
  pictureExtension: {
    en: "is a {format} picture named {extension}: name it {expected}",
    ar: "صورة {format} واسمها ينتهي بـ {extension}: اجعله ينتهي بـ {expected}",
  },
  noExtension: { en: "without an extension", ar: "لا امتداد" },
  pictureOutside: {
    en: "is outside content/ ({file}): move the picture into content/images and name it from there",
    ar: "الصورة خارج مجلد المحتوى ({file}): اخترها من صور الموقع",
  },
  pictureMissing: {
    en: "names a picture that is missing ({file}): add the file or correct the name",
    ar: "الصورة مفقودة ({file}): أضفها أو اختر غيرها",
  },
  pictureUnreadable: {
    en: "names a picture that cannot be read ({file}, {code}): make it readable",
    ar: "تتعذر قراءة الصورة ({file}، {code}): اجعلها قابلة للقراءة",
  },

  // Why a file is not JSON
  jsonField: {
    en: "a field's name in double quotes is expected here: write it so",
    ar: "هنا موضع اسم حقل بين علامتي تنصيص: اكتبه",
  },
  jsonValue: {
    en: "this is no value: write a text in double quotes, a number, true, false, a list or a group",
    ar: "ليست هذه قيمة: اكتب نصًّا بين علامتي تنصيص أو رقمًا أو true أو false أو قائمة أو مجموعة حقول",
  },
  jsonColon: {
    en: "a colon is expected after the field's name: add it",
    ar: "تنقص نقطتان رأسيتان بعد اسم الحقل: أضفهما",
  },
  jsonComma: {
    en: "a comma or a closing bracket is expected here: add it",
    ar: "تنقص هنا فاصلة أو قوس إغلاق: أضفه",
  },
  jsonBrace: {
    en: "the file ends before a closing }: add what is missing",
    ar: "ينتهي الملف قبل القوس }: أكمل الناقص",
  },
  jsonBracket: {
    en: "the file ends before a closing ]: add what is missing",
    ar: "ينتهي الملف قبل القوس ]: أكمل الناقص",
  },
  jsonEnd: {
    en: "something follows after the end: remove it",
    ar: "بعد نهاية المحتوى كلام زائد: احذفه",
  },
  jsonComment: { en: "JSON has no comments: remove it", ar: "لا تعليقات في JSON: احذف التعليق" },
  jsonNumber: {
    en: "this is no number: write a text in double quotes, a number, true, false, a list or a group",
    ar: "ليس هذا رقمًا: اكتب نصًّا بين علامتي تنصيص أو رقمًا أو true أو false أو قائمة أو مجموعة حقول",
  },
  jsonText: {
    en: 'a text is not closed or holds a line break or a lone backslash: end it with ", write \\n for a line break and \\\\ for a backslash',
    ar: 'نص لم يُغلق، أو فيه سطر جديد أو شرطة مائلة وحدها: أنهِه بعلامة "، واكتب \\n للسطر الجديد و\\\\ للشرطة المائلة',
  },
  jsonCommaBefore: {
    en: "a comma stands before {bracket}: remove the comma",
    ar: "قبل {bracket} فاصلة زائدة: احذفها",
  },
  jsonZero: {
    en: "a number begins with 0 here: remove the 0",
    ar: "رقم يبدأ هنا بصفر: احذف الصفر",
  },
  jsonEndOfFile: {
    en: "the file ends where a value is expected: add it",
    ar: "ينتهي الملف حيث تُنتظر قيمة: أضفها",
  },

  // Of the editor alone
  pictureSize: {
    en: "has {width} × {height} pixels: use a picture of {size}",
    ar: "أبعادها {width} × {height} بكسل: استخدم صورة أبعادها {size}",
  },

  // Of locales/, which developers write
  localeUnexpected: {
    en: "is an unexpected {kind}: remove it; locales/ holds a folder per language with JSON files",
  },
  localeNoWords: { en: "holds no words: add its JSON files" },
  localeNoGroup: { en: "is no group of keys: put the keys in braces" },
  localeEmptyGroup: { en: "is an empty group: add words or remove it" },
  localeNoText: { en: "is neither a text nor a group: write a text in double quotes" },
  localeMissingFile: { en: "is missing: add the {language} file" },
  localeEmptyText: { en: "is empty: write the {language} text" },
  localeExtra: { en: "is not in the {language} file: add it there or remove it" },
  localeForm: { en: "is a plural form {language} does not have: remove it (it has {forms})" },
  localeMissingForm: { en: "is missing: {language} has the forms {forms}; write this one" },
  localeNoLetters: {
    en: "holds no {language} letters: write the {same} text, or add the name to brandNames.ts",
  },
  localeBrace: { en: "holds a brace that belongs to no placeholder: write {{name}}" },
  localeLacks: { en: "lacks {parts} of the {model} text: add what is missing" },
  localeExtraParts: { en: "holds {parts}, which the {model} text lacks: use the same in both" },

  // Of launch-check, which prints English
  sample: {
    en: 'is a sample: put a client\'s project in its place and write "sample": false, or remove the file',
  },
  reservedName: {
    en: "is {value}, under a name that is reserved for examples: write the real one",
  },
  deadNumber: { en: "is {value}, which cannot be dialled: write the real number" },
  unconfirmed: {
    en: "is a statement to confirm: {statement} Confirm it or correct the texts, then remove it",
  },
  unsigned: { en: "is {value}, an office: write the name of the person who signs" },
} as const satisfies Record<string, IssueText>;

export type IssueCode = keyof typeof issueTexts;
