-- The assistant counts the wordings of what is published as it starts; nothing is kept of that.
drop function public.read_lesson(), public.keep_lesson(text);
drop table private.chat_lesson;
