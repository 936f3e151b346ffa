### Texts about studies of several games, whose chapters they are.

# The heading of the list of chapters.
chapters = Chapters
# The button that makes a study of the game in hand.
begin = Make this a study
# The same in full.
begin-long = Make this a study: collect this game and others as chapters
# The name of the list of studies to which a game can be added.
other = Study to add this game to
# The button that adds the game in hand to the chosen study.
join = Add to this study
# A study without a name.
unnamed = Study
# The button that begins to change the name of the study.
rename-study = Rename the study
# The name of the field for it.
study-name = Study name
# The button that begins to change the name of the chapter that is shown.
rename-chapter = Rename this chapter
# The name of the row of buttons for the chapter that is shown.
this-chapter = This chapter
# The button that moves it up.
up = Move this chapter up
# The button that moves it down.
down = Move this chapter down
# The button that takes it out of the study.
remove = Remove this chapter from the study. The game stays saved.
# The button that opens the form for another chapter.
add = Add a chapter
# The button that exports the study.
export = Export all
# The same in full.
export-long = Export all chapters to one file
# Above the form for another chapter.
# $study (Text)
add-to = The game will be the next chapter of “{ $study }”.
# The heading of the list of studies.
studies = Your studies
# A study in that list.
# $study (Text)
# $chapters (Count)
study-of = { $chapters ->
    [one] { $study }, { $chapters } chapter
   *[other] { $study }, { $chapters } chapters
}
# A chapter whose game can't be read.
unreadable = A game that can’t be read
# The number of studies is limited.
# $most (Count)
too-many-studies = You already have { $most } studies, which is the limit. To make room, remove all chapters of one you
    no longer need.
# The number of chapters is limited.
# $most (Count)
too-many-chapters = This study already has { $most } chapters, which is the limit.
# Some of the games that were opened at once have no room.
# $left (Count)
# $most (Count)
no-room = { $left ->
    [one] { $left } game was left out, because a study can have at most { $most } chapters.
   *[other] { $left } games were left out, because a study can have at most { $most } chapters.
}
# A study is gone.
gone = This study no longer exists. Its chapters may have been removed in another tab, but the games are still saved.
# The games that were opened with the one in hand could not be stored.
# $reason (Text)
not-kept = The study could not be created. { $reason }
# A chapter could not be exported.
# $reason (Text)
not-exported = At least one chapter is missing from the file. { $reason }
