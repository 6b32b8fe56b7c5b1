/**
 * Stems whose words are forms of one word, though the vocabulary names different things with them:
 * a production plan and a payment plan.
 */
const latin = `
  balanc bil book branch budget buy center centr chart client code courier customer
  dashboard day discount employe entry hour integrat kind model monitor number part plan
  point procedur profil program receipt record report run session sheet solution start
  statement step study talk track way what work
`;
const arabic = `
  اتصال ادار ادوار ارقام استثمار استلام اضاف اطلاق اكلم الكترون الي انتقال انظم اول برمج
  برنامج بشر بلد بنك بيان تاخذ تطبيق تعريف تقدم تقن تكلف ثابت جلس جوال جود حلول خدم خطو
  داخل دول سجل سنو شبك شخص شرك شغل صفح طلب علي عمل عند عياد فروع فواتير قديم كلام مبلغ
  مجال مشاريع مصنع مكان ملف منتج مندوب موظف موقع نظام واحد وحده
`;

export const oneWord: readonly string[] = `${latin} ${arabic}`.match(/\S+/g) ?? [];
